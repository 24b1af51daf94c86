import Foundation
import LintelPlatform
import Testing

@testable import LintelIndex

struct LocationTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "lintel places \(UUID().uuidString)")

  private func make(_ path: String, at seconds: Int? = nil) throws {
    let folder = folder.appending(path: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let seconds {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
        ofItemAtPath: folder.path)
    }
  }

  @Test func libraryLiesBesideTheToolchainThatALinkLeadsTo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["shims", "bin", "toolchain/usr/bin", "toolchain/usr/lib"] { try make(path) }
    let toolchain = folder.path + "/toolchain/usr"
    for path in ["/shims/swift", "/toolchain/usr/bin/swift"] {
      try Data().write(to: URL(filePath: folder.path + path))
    }
    let library = toolchain + "/lib/" + LibraryLocation.name
    try Data().write(to: URL(filePath: library))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/swift", withDestinationPath: toolchain + "/bin/swift")
    // The first has no library beside it, as the stand-ins of toolchain managers have none.
    let path = "/no/such/folder:\(folder.path)/shims::\(folder.path)/bin"
    #expect(LibraryLocation.find(path: path) == realPath(library))
    // A relative folder may be one of the project.
    let current = FileManager.default.currentDirectoryPath
    let up = String(repeating: "../", count: current.split(separator: "/").count)
    let relative = "\(up)\(folder.path.dropFirst())/bin"
    #expect(realPath(relative + "/swift") != nil)
    #expect(LibraryLocation.find(path: relative) != realPath(library))
    #expect(LibraryLocation.find(path: "\(relative):\(folder.path)/bin") == realPath(library))
  }

  @Test func storeIsThatOfTheLastBuild() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(StoreLocation.find(package: folder.path) == nil)
    try make(".build/checkouts")
    #expect(StoreLocation.find(package: folder.path) == nil)
    for (platform, seconds) in [("arm", 1000), ("x86", 3000), ("wasm", 2000)] {
      try make(".build/\(platform)/debug/index/store/v5/units", at: seconds)
    }
    #expect(
      StoreLocation.find(package: folder.path) == folder.path + "/.build/x86/debug/index/store")
    #expect(StoreLocation.formats(of: folder.path + "/.build/x86/debug/index/store") == ["v5"])
  }

  @Test(arguments: [
    ("DataStore", "DataStore"), ("DataStore/v5", "DataStore/v5/.."), ("other", "other"),
    ("App-abc", "App-abc/Index.noindex/DataStore"),
  ])
  func storeIsTheOneThatANamedFolderMeans(named: String, store: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["DataStore/v5/units", "App-abc/Index.noindex/DataStore/v5/units", "other"] {
      try make(path)
    }
    #expect(StoreLocation.store(meantBy: folder.path + "/" + named) == folder.path + "/" + store)
  }
}
