import Foundation
import LintelPlatform
import Testing

/// What is in a folder, and what paths lead to.
@Suite struct FolderTests {
  private let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/lintel platform \(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path + "/folder", withIntermediateDirectories: true)
    for name in ["b.swift", "a.txt", ".hidden"] { try Data().write(to: file(name)) }
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link", withDestinationPath: path + "/folder")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/nowhere", withDestinationPath: path + "/gone")
  }

  private func file(_ name: String) -> URL { URL(filePath: path + "/" + name) }

  private func remove() { try? FileManager.default.removeItem(atPath: path) }

  @Test func entriesAreSortedAndNotHidden() {
    defer { remove() }
    #expect(folderEntries(of: path) == ["a.txt", "b.swift", "folder", "link", "nowhere"])
    #expect(folderEntries(of: path + "/folder") == [])
    #expect(folderEntries(of: path + "/a.txt") == nil)
    #expect(folderEntries(of: path + "/gone") == nil)
  }

  @Test(arguments: [
    ([".swift"], ["b.swift"]), ([".swift", "a.txt"], ["a.txt", "b.swift"]), ([".md"], []),
  ])
  func filesOfOtherSuffixesCanBeLeftOut(suffixes: [String], files: [String]) throws {
    defer { remove() }
    let reader = try FolderReader(Descriptor(folder: path), fileSuffixes: suffixes)
    var kinds: [String: FileStatus.Kind?] = [:]
    while let entry = try reader.next() { kinds[entry.name] = entry.kind }
    let listed = Dictionary(uniqueKeysWithValues: files.map { ($0, FileStatus.Kind.file) })
    #expect(
      kinds == listed.merging(["folder": .folder, "link": .link, "nowhere": .link]) { $1 })
  }

  @Test func whatPathsLeadTo() {
    defer { remove() }
    #expect(isFolder(path + "/link"))
    #expect(!isFile(path + "/link"))
    #expect(isFile(path + "/a.txt"))
    #expect(isFile("/dev/null"))
    #expect(exists(path + "/nowhere"))
    #expect(!isFile(path + "/nowhere"))
    #expect(!exists(path + "/gone"))
    #expect(realPath(path + "/link") == realPath(path + "/folder"))
    #expect(realPath(path + "/nowhere") == nil)
  }
}
