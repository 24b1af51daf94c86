import LintelPlatform
import LintelVocabulary
import Testing

@testable import LintelProjectFiles

@Suite struct FileGlobTests {
  private func matches(_ glob: String, _ path: String) -> Bool {
    FileGlobs([FileGlob(glob)]).match(path.pathParts)
  }

  @Test(arguments: [
    ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/A.swift", true),
    ("*.swift", "a/A.swift", false), ("a/**", "a", true), ("a/**", "a/b/c.swift", true),
    ("a/**/b/*.swift", "a/b/x/b/C.swift", true), ("a/**/b/*.swift", "a/b/x/C.swift", false),
    ("{A,B/C}/*.swift", "B/C/D.swift", true), ("{A,B}.swift", "C.swift", false),
    ("x{a,{b,c}}y", "xcy", true), ("{a}", "{a}", true), ("{a", "{a", true), ("[", "[", true),
    ("[!a-c]x", "dx", true), ("[!a-c]x", "bx", false), ("[]x]", "]", true), ("?", "é", true),
    ("\\*", "*", true), ("\\*", "a", false), ("", "a", false),
  ])
  func patternsMatchPaths(_ glob: String, _ path: String, _ isMatch: Bool) {
    #expect(matches(glob, path) == isMatch)
  }

  @Test func bazelHasStarsOnly() {
    let globs = FileGlobs([FileGlob("[a]/{b,c}?/*", .starsOnly)])
    #expect(globs.match("[a]/{b,c}?/x".pathParts))
    #expect(!globs.match("a/bd/x".pathParts))
  }

  /// Against the C library, which knows everything but braces and `**`.
  @Test func namesMatchAsTheCLibraryHasIt() {
    var generator = RandomNumbers(state: 7)
    var matched = 0
    for _ in 0..<20_000 {
      let pattern = text(of: ["a", "b", "*", "?", "[ab]", "[!b]", "[a-b]", "\\*"], &generator)
      let name = text(of: ["a", "b", "c", "*"], &generator)
      if name.isEmpty || pattern.isEmpty { continue }
      let isMatch = fnmatch(pattern, name, 0) == 0
      matched += isMatch ? 1 : 0
      #expect(matches(pattern, name) == isMatch, "\(pattern) \(name)")
    }
    #expect(matched > 1_500)
  }

  /// Against the definition, tried in all ways.
  @Test func foldersMatchAsDefined() {
    var generator = RandomNumbers(state: 8)
    var matched = 0
    for _ in 0..<20_000 {
      let pattern = parts(of: ["a", "b", "**", "*"], &generator)
      let path = parts(of: ["a", "b", "c"], &generator)
      let isMatch = defined(pattern[...], path[...])
      matched += isMatch ? 1 : 0
      let glob = pattern.joined(separator: "/")
      #expect(matches(glob, path.joined(separator: "/")) == isMatch, "\(glob) \(path)")
    }
    #expect(matched > 1_500)
  }

  private func defined(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return defined(pattern.dropFirst(), path)
        || (!path.isEmpty && defined(pattern, path.dropFirst()))
    }
    guard let part = path.first, first == "*" || first == part else { return false }
    return defined(pattern.dropFirst(), path.dropFirst())
  }

  private func text(of pieces: [String], _ generator: inout RandomNumbers) -> String {
    parts(of: pieces, &generator).joined()
  }

  private func parts(of pieces: [String], _ generator: inout RandomNumbers) -> [String] {
    (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      pieces.randomElement(using: &generator)!
    }
  }

  /// Braces without a comma are part of a name, also inside of a choice.
  @Test(arguments: [
    ("{a,{b},c}", ["a", "{b}", "c"]), ("{{a},b}c", ["{a}c", "bc"]), ("{a,{b,c}}", ["a", "b", "c"]),
    ("{a}", ["{a}"]), ("}{a,b}{", ["}a{", "}b{"]),
  ])
  func bracesInBraces(pattern: String, names: [String]) {
    for name in names { #expect(matches(pattern, name), "\(name)") }
    for name in ["{a", "b}", "{a,{b},c}", "ac"] where !names.contains(name) {
      #expect(!matches(pattern, name), "\(name)")
    }
  }

  @Test func manyChoicesAreNone() {
    let globs = FileGlobs([FileGlob(String(repeating: "{a,b}", count: 9))])
    #expect(!globs.match(["aaaaaaaaa"]))
    #expect(globs.problem != nil)
    #expect(matches(String(repeating: "{a,b}", count: 8), "aaaaaaaa"))
  }
}
