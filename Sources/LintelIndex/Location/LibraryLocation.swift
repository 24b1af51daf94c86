import LintelPlatform
import LintelVocabulary

/// The location in the toolchain of the library that reads index stores.
enum LibraryLocation {
  #if canImport(Darwin)
    static let name = "libIndexStore.dylib"
  #else
    static let name = "libIndexStore.so"
  #endif

  /// Returns the library of the first toolchain in the folders of `path` that has one, or else the
  /// library of the toolchain that `swift` describes. A relative folder, as in `PATH=.:/usr/bin`,
  /// is not searched, because the project could have put a library there.
  ///
  /// - Parameter path: folders separated by colons, as in `PATH`.
  static func find(path: String) -> String? {
    for folder in path.split(separator: ":") where folder.utf8.first == UInt8(ascii: "/") {
      guard let swift = realPath("\(folder)/swift"), let slash = swift.lastSlash else {
        continue
      }
      if let library = realPath("\(swift[..<slash])/../lib/\(name)") { return library }
    }
    return besideResources()
  }

  static func find() -> String? { find(path: getenv("PATH").map { String(cString: $0) } ?? "") }

  /// Returns the library beside the resources of the toolchain. If `swift` on `PATH` is a stand-in,
  /// as with swiftly and Xcode, it has to be asked for the location of the toolchain.
  private static func besideResources() -> String? {
    HostToolchain.find().resourceFolder.flatMap { realPath("\($0)/../\(name)") }
  }
}
