print("axstrings")
