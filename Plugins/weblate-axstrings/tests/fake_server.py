#!/usr/bin/env python3
"""Answers like `axstrings check --units -`. The string in a question says what goes wrong."""

import json
import os
import sys
import time

with open(os.environ["FAKE_LOG"], "a") as log:
    log.write(f"start {os.getpid()} {sys.argv[1:]}\n")

for line in sys.stdin:
    question = json.loads(line)
    if "protocol" in question:
        mode = os.environ.get("FAKE_GREETING", "")
        if mode == "old":
            print('{"id":null,"findings":[{"id":"units-file","severity":"error","message":"no id"}]}', flush=True)
        elif mode == "silent":
            time.sleep(60)
        else:
            print('{"protocol":2,"version":"0.1.0","rules":[]}', flush=True)
        continue
    with open(os.environ["FAKE_LOG"], "a") as log:
        log.write(f"ask {question['text'][:20]!r}\n")
    text = question["text"]
    answer = {"id": question["id"], "findings": [{"id": "rule", "severity": "note", "message": text[:100]}]}
    if text == "die":
        sys.exit(3)
    if text == "die once":
        marker = os.environ["FAKE_LOG"] + ".died"
        if not os.path.exists(marker):
            open(marker, "w").close()
            sys.exit(3)
    if text == "hang":
        time.sleep(60)
    if text == "garbage":
        print("not JSON", flush=True)
        continue
    if text == "deep":
        print("[" * 100_000, flush=True)
        continue
    if text == "wrong id":
        answer["id"] = "other"
    if text == "unreadable":
        answer["id"] = None
    if text == "endless":
        while True:
            sys.stdout.write("x" * 1_000_000)
    if text == "many":
        answer["findings"] *= 1000
    if text == "bad findings":
        answer["findings"] = ["x", None, {"id": "rule"}]
    print(json.dumps(answer), flush=True)
