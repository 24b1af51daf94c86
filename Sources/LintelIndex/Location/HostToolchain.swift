import LintelPlatform
import LintelProjectFiles
import LintelScanner
import LintelSystem
import LintelVocabulary

/// The toolchain of the `swift` on `PATH`, as it describes itself.
struct HostToolchain {
  private(set) var compilerVersion: [Int]?
  private(set) var platform: Platform?
  private(set) var architecture: String?
  /// The folder of the files that the compiler needs at run time.
  private(set) var resourceFolder: String?
  /// Folders with modules of Swift code, and with folders of module maps.
  private(set) var moduleFolders: [String] = []

  /// - Parameter output: the output of `swift -print-target-info`.
  init(_ output: [UInt8]) {
    guard let root = try? PropertyList(json: output).root else { return }
    // `Swift version 6.3.1 (…)`, perhaps after the name of a vendor.
    let words = root["compilerVersion"]?.text?.split(separator: " ") ?? []
    let number = words.firstIndex(of: "version").flatMap { words.dropFirst($0 + 1).first }
    compilerVersion = number?.split(separator: ".").compactMap { Int($0) }
    platform = root["target"]?["platform"]?.text.flatMap {
      $0 == "macosx" ? .macos : Platform(rawValue: $0)
    }
    architecture = root["target"]?["arch"]?.text.map { Self.architectures[$0] ?? $0 }
    resourceFolder = root["paths"]?["runtimeResourcePath"]?.text
    moduleFolders = root["paths"]?.texts("runtimeLibraryImportPaths") ?? []
    if let resourceFolder { moduleFolders.append(resourceFolder) }
  }

  /// Asks `swift` on `PATH`; without it, all values are unknown.
  static func find() -> HostToolchain {
    var output: [UInt8] = []
    let outcome = ChildProcess(["swift", "-print-target-info"]).run { output += $0 }
    return HostToolchain(outcome == .exited(0) ? output : [])
  }

  /// The names that `arch(...)` uses for architectures, by the other names that the toolchain uses.
  private static let architectures = [
    "aarch64": "arm64", "armv6": "arm", "armv7": "arm", "i586": "i386", "i686": "i386",
  ]

  /// Returns the modules that come with the toolchain.
  func modules(_ read: (String) -> [UInt8]?) -> Set<String> {
    var result: Set<String> = []
    for folder in moduleFolders {
      let names = folderEntries(of: folder) ?? []
      for name in names where name.hasSuffix(".swiftmodule") {
        result.insert(String(name.dropLast(".swiftmodule".count)))
      }
      let maps =
        names.filter { $0.hasSuffix(".modulemap") } + names.map { "\($0)/module.modulemap" }
      for map in maps { result.formUnion(Self.modules(inMap: read("\(folder)/\(map)") ?? [])) }
    }
    return result
  }

  /// Returns the names after the word `module`: `Foo` of `module Foo {`. They include the names of
  /// submodules, which do no harm.
  private static func modules(inMap bytes: [UInt8]) -> [String] {
    let words = bytes.split { $0 <= 0x20 }
    return zip(words, words.dropFirst()).filter { $0.0.elementsEqual("module".utf8) }
      .map { String(decoding: $0.1, as: UTF8.self) }
  }
}
