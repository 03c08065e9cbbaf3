"""`axstrings.rb`: the formula for a Homebrew tap, with the archives that are there."""

import hashlib

FORMULA = '''class Axstrings < Formula
  desc "Checks and localizes accessibility strings: what VoiceOver speaks"
  homepage "https://github.com/axstrings/axstrings"
  version "{version}"
  license "Apache-2.0"

{sources}
  def install
    bin.install "bin/axstrings"
    man1.install "man/man1/axstrings.1"
    bash_completion.install "completions/axstrings.bash" => "axstrings"
    zsh_completion.install "completions/_axstrings"
    fish_completion.install "completions/axstrings.fish"
  end

  test do
    (testpath/"en.lproj/Localizable.strings").write "\\"play\\" = \\"Play\\";\\n"
    assert_match "No findings", shell_output("#{{bin}}/axstrings check --scope all")
  end
end
'''

SOURCE = '''  on_{system} do
    on_{processor} do
      url "https://github.com/axstrings/axstrings/releases/download/{version}/{file}"
      sha256 "{sum}"
    end
  end

'''

TARGETS = [
    ("macos", "arm", "darwin-arm64"), ("macos", "intel", "darwin-x86_64"),
    ("linux", "arm", "linux-aarch64"), ("linux", "intel", "linux-x86_64"),
]


def write(release):
    sources = ""
    for system, processor, target in TARGETS:
        path = release.out / f"axstrings-{release.version}-{target}.tar.xz"
        if path.exists():
            sum_ = hashlib.sha256(path.read_bytes()).hexdigest()
            sources += SOURCE.format(
                system=system, processor=processor, version=release.version, file=path.name, sum=sum_)
    text = FORMULA.format(version=release.version, sources=sources.rstrip("\n") + "\n")
    (release.out / "axstrings.rb").write_text(text, encoding="utf-8")
