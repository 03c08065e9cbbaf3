// not read yet
