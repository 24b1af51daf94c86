import Foundation
import Testing

@testable import LintelWorkspace

@Suite struct AbsolutePathTests {
  private let here = FileManager.default.currentDirectoryPath

  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a//b/", "/a/b"), ("/a/./b/../c", "/a/c"), ("/..", "/"), ("/", "/"),
  ])
  func writtenAlike(path: String, expected: String) {
    #expect(AbsolutePath(path).text == expected)
  }

  @Test func relativePathsStartFromTheWorkingFolder() {
    #expect(AbsolutePath("a/./b").text == here + "/a/b")
    #expect(AbsolutePath(".") == .workingFolder)
  }

  @Test func partsOfPaths() {
    let path = AbsolutePath("/a/b/c")
    #expect(path.folder == AbsolutePath("/a/b"))
    #expect(AbsolutePath("/").folder == nil)
    #expect(path.path(below: AbsolutePath("/a")) == "b/c")
    #expect(path.path(below: path) == "")
    #expect(path.path(below: AbsolutePath("/a/bc")) == nil)
    #expect(path.common(with: AbsolutePath("/a/bc/c")) == AbsolutePath("/a"))
  }

  @Test func displayedFromTheWorkingFolder() {
    #expect(AbsolutePath(here + "/a/b").displayed == "a/b")
    #expect(AbsolutePath(here).displayed == ".")
    #expect(AbsolutePath("..").displayed == "..")
    #expect(AbsolutePath("../../no such folder").displayed.hasPrefix("/"))
  }

  @Test func resolvedWithoutLinks() {
    let folder = TemporaryFolder()
    folder.makeFolder("real")
    folder.link("link", to: "real")
    let resolved = AbsolutePath(folder.path + "/link/new/file").resolved
    #expect(resolved == AbsolutePath(AbsolutePath(folder.path).resolved.text + "/real/new/file"))
  }
}
