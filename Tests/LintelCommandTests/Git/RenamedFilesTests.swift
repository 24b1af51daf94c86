import Testing

@testable import LintelCommand

/// Which files that are gone new files were before.
@Suite struct RenamedFilesTests {
  /// The old paths by the new ones, of files whose lines are words.
  private func origins(_ new: [String: String], _ gone: [String: String]) -> [String: String] {
    var lines = FileLines()
    func files(_ texts: [String: String]) -> [RenamedFiles.File] {
      texts.sorted { $0.key < $1.key }.map { path, text in
        RenamedFiles.File(
          path: path, lines: lines.lines(of: Array(text.replacing(" ", with: "\n").utf8)))
      }
    }
    let (newFiles, goneFiles) = (files(new), files(gone))
    let origins = RenamedFiles(new: newFiles, gone: goneFiles, lengths: lines.lengths).origins()
    return Dictionary(
      uniqueKeysWithValues: origins.map { (newFiles[$0].path, goneFiles[$1].path) })
  }

  @Test func halfOfAFileIsEnough() {
    #expect(origins(["b": "one two six"], ["a": "one two three"]) == ["b": "a"])
    #expect(origins(["b": "one six seven"], ["a": "one two three"]) == [:])
    #expect(origins(["b": "one"], ["a": "one two three"]) == [:])
    #expect(origins([:], ["a": "one"]) == [:])
    #expect(origins(["b": "one"], [:]) == [:])
  }

  @Test func theSameFileComesBeforeTheSameName() {
    #expect(
      origins(["new/a": "one two"], ["old/a": "one two three", "old/b": "one two"])
        == ["new/a": "old/b"])
  }

  @Test func theSameNameComesBeforeWhatIsMoreAlike() {
    #expect(
      origins(
        ["new/a": "one two three four"],
        ["old/a": "one two three", "old/b": "one two three four five"]) == ["new/a": "old/a"])
    #expect(
      origins(["new/c": "one two three"], ["old/a": "one two x", "old/b": "one two three x"])
        == ["new/c": "old/b"])
  }

  @Test func aFileWasOneOnly() {
    #expect(
      origins(["b": "one two", "c": "one two"], ["a": "one two"]) == ["b": "a"])
    #expect(
      origins(["b": "one two three", "c": "one two"], ["a": "one two", "z": "one two three"])
        == ["b": "z", "c": "a"])
  }

  /// Lines that all files have lead to no candidates, but files that are the same are found.
  @Test func manyFilesThatAreTheSame() {
    func files(_ folder: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: (100..<200).map { ("\(folder)/\($0).swift", "} import") })
    }
    let moved = origins(files("new"), files("old"))
    #expect(moved.count == 100)
    #expect(moved.allSatisfy { $0.dropFirst(3) == $1.dropFirst(3) })
  }
}
