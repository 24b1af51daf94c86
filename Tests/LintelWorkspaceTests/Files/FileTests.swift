import Foundation
import LintelPlatform
import LintelScanner
import Testing

@testable import LintelWorkspace

@Suite struct FileTests {
  private let folder = TemporaryFolder()

  @Test func readsWhatIsThere() throws {
    folder.write("a.bin", bytes: [0, 255, 10])
    #expect(try readFile(at: folder.path + "/a.bin") == [0, 255, 10])
    folder.write("empty")
    #expect(try readFile(at: folder.path + "/empty") == [])
  }

  /// Nobody writes to the pipe: whoever opens it to read waits for ever.
  @Test(arguments: ["PATH/pipe", "PATH/link", "/dev/zero"])
  func whatMayHaveNoEndIsNotRead(path: String) throws {
    try #require(mkfifo(folder.path + "/pipe", 0o644) == 0)
    folder.link("link", to: "pipe")
    let path = path.replacingOccurrences(of: "PATH", with: folder.path)
    let error = #expect(throws: WorkspaceErrors.self) { try readFile(at: path) }
    #expect(
      error?.description
        == "cannot read '\(path)': it is a pipe, a socket or a device; only files are read")
  }

  @Test func filesOfTheSystemAreRead() throws {
    guard (try? FileStatus(of: "/proc/self/status")) != nil else { return }
    #expect(try FileStatus(of: "/proc/self/status").size == 0)
    #expect(try readFile(at: "/proc/self/status").starts(with: "Name:".utf8))
  }

  @Test func aMissingFileIsAnError() {
    let path = folder.path + "/none.yml"
    let error = #expect(throws: WorkspaceErrors.self) { try readFile(at: path) }
    #expect(error?.description == "cannot read '\(path)': there is no such file")
  }

  @Test func filesThatAreTooLargeAreAnError() throws {
    folder.write("a", bytes: [UInt8](repeating: 65, count: 70_000))
    var buffer = SourceBuffer()
    try buffer.read(folder.path + "/a", limit: 70_000)
    #expect(buffer.count == 70_000)
    #expect(throws: ReadError.tooLarge(70_000, limit: 69_999)) {
      try buffer.read(folder.path + "/a", limit: 69_999)
    }
  }

  @Test(arguments: [SizeLimit.text, SizeLimit.source])
  func theSizeOfALargeFileIsSaid(limit: Int) throws {
    folder.write("large")
    let path = folder.path + "/large"
    try #require(truncate(path, off_t(limit + 1)) == 0)
    let error = #expect(throws: WorkspaceErrors.self) { try readFile(at: path, limit: limit) }
    #expect(
      error?.description
        == "cannot read '\(path)': it has \(limit + 1) bytes; at most \(limit) are read")
  }

  @Test func writesNewFilesAndReplacesOldOnes() throws {
    let path = folder.path + "/out é.xml"
    try writeAtomically([1, 2, 3], to: path)
    #expect(try readFile(at: path) == [1, 2, 3])
    try writeAtomically([], to: path)
    #expect(try readFile(at: path) == [])
    #expect(folder.names == ["out é.xml"])
  }

  @Test func aFileThatIsReplacedKeepsItsPermissions() throws {
    folder.write("secret")
    let path = folder.path + "/secret"
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    #expect(fchmod(file.number, 0o640) == 0)
    try writeAtomically([1, 2, 3], to: path)
    #expect(try readFile(at: path) == [1, 2, 3])
    #expect(try FileStatus(of: path).permissions == 0o640)
  }

  @Test func aMissingFolderIsAnError() {
    let path = folder.path + "/x/y.xml"
    let error = #expect(throws: WorkspaceErrors.self) { try writeAtomically([1], to: path) }
    #expect(error?.description == "cannot write '\(path)': no such folder")
    #expect(folder.names == [])
  }

  @Test func aFolderIsNotReplaced() {
    folder.makeFolder("out")
    let path = folder.path + "/out"
    let error = #expect(throws: WorkspaceErrors.self) { try writeAtomically([1], to: path) }
    #expect(error?.description == "cannot write '\(path)': it is a folder")
    #expect(folder.names == ["out"])
  }

  @Test func aFailedWriteLeavesNothingBehind() {
    // Only the last step fails: the temporary file has a shorter name.
    let path = folder.path + "/" + String(repeating: "n", count: 256)
    let error = #expect(throws: WorkspaceErrors.self) { try writeAtomically([1], to: path) }
    #expect(error?.description == "cannot write '\(path)': its path is too long")
    #expect(folder.names == [])
  }

  @Test func linksAndDevicesStayWhatTheyAre() throws {
    folder.makeFolder("sub")
    folder.write("sub/real.txt", "old and long")
    folder.link("link.txt", to: "sub/real.txt")
    folder.link("new.txt", to: "sub/made.txt")
    let reader = try Descriptor(reading: folder.path + "/sub/real.txt")
    try writeAtomically(Array("new".utf8), to: folder.path + "/link.txt")
    try writeAtomically(Array("made".utf8), to: folder.path + "/new.txt")
    #expect(try readFile(at: folder.path + "/sub/real.txt") == Array("new".utf8))
    #expect(try readFile(at: folder.path + "/sub/made.txt") == Array("made".utf8))
    #expect(try FileStatus(of: folder.path + "/link.txt", followsLinks: false).kind == .link)
    #expect(try FileStatus(of: folder.path + "/new.txt", followsLinks: false).kind == .link)
    // Who has the old file open goes on seeing it whole.
    var space = [UInt8](repeating: 0, count: 20)
    #expect(space.withUnsafeMutableBytes { reader.read(into: $0) } == 12)
    try writeAtomically([1], to: "/dev/null")
    #expect(try FileStatus(of: "/dev/null").kind == .other)
  }

  @Test func nobodyIsWaitedForAtAPipeForEver() throws {
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o644) == 0)
    let error = #expect(throws: WorkspaceErrors.self) { try writeAtomically([1], to: path) }
    #expect(error?.description == "cannot write '\(path)': no process reads from it")
  }

  @Test(arguments: [
    ("a/\u{301}b/./c\u{301}", "a/\u{301}b/c\u{301}"), ("\u{600}/../\u{20E3}", "\u{20E3}"),
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b/.", "b"), ("", ""), (".", ""), ("..", nil),
    ("a/../../b", nil),
  ])
  func pathsAreNormalized(path: String, expected: String?) {
    #expect(normalized(path) == expected)
  }
}
