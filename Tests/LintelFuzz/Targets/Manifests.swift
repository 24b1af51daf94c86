import LintelReports
import LintelVocabulary

@testable import LintelScanner
@testable import LintelWorkspace

/// The properties that any bytes must have as a package manifest.
enum ManifestProperty: String, FuzzProperty {
  /// Every note has a text and a location in the file, and does no harm when it is printed.
  case notes
  /// The names of dependencies are at the offsets that the manifest states.
  case dependencies
  /// Modules have different names, and files are in modules that exist.
  case modules
  /// The same bytes give the same manifest.
  case determinism

  func breach(in input: ManifestInput, thoroughly: Bool) -> String? {
    switch self {
    case .notes: input.notesBreach
    case .dependencies: input.dependenciesBreach
    case .modules: input.modulesBreach
    case .determinism:
      String(describing: input.manifest) == String(describing: ManifestInput(input.bytes).manifest)
        ? nil : "read otherwise again"
    }
  }
}

/// A manifest, and the modules into which it puts some files.
struct ManifestInput {
  let bytes: [UInt8]
  let manifest: Manifest
  private let map: ModuleMap

  private static let path = "Package.swift"
  private static let files = [
    "Sources/App/main.swift", "Sources/App/View/A.swift", "Sources/Core/Core.swift",
    "Source/Old.swift", "Tests/AppTests/T.swift", "Plugins/P/plugin.swift", "Code/B.swift",
    "C.swift",
  ]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    manifest = ManifestReader.read(SourceBuffer(bytes), path: Self.path)
    _ = bytes.withUnsafeBufferPointer(hasToolsVersionComment)
    map = ModuleMap(
      manifests: [manifest], projects: [], files: Self.files
    ) { path in
      Self.files.contains { $0.hasPrefix(path + "/") } ? path : nil
    }
  }

  fileprivate var notesBreach: String? {
    let text = SourceText(bytes)
    for note in map.notes {
      guard let place = note.location, place.path == Self.path, !note.message.isEmpty else {
        return "'\(note)' has no place or no text"
      }
      if let breach = placeBreach(line: place.line, column: place.column, in: text) {
        return "'\(note)' is at \(breach)"
      }
      if let breach = controlBreach(in: note.description.visible.utf8) { return breach }
    }
    return nil
  }

  fileprivate var dependenciesBreach: String? {
    for dependency in manifest.targets.flatMap({ $0.dependencies ?? [] }) {
      let (start, end) = (Int(dependency.offset), Int(dependency.offset) + Int(dependency.length))
      guard end <= bytes.count else { return "'\(dependency.name)' ends at byte \(end)" }
      let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "#")]
      guard start < end, quotes.contains(bytes[start]) else {
        return "'\(dependency.name)' is not written at byte \(start)"
      }
    }
    return nil
  }

  fileprivate var modulesBreach: String? {
    let names = map.modules.map(\.name)
    if Set(names).count != names.count { return "two modules of one name: \(names)" }
    for file in Self.files {
      if case .modules(let positions) = map.place(of: file),
        let position = positions.first(where: { !names.indices.contains($0) })
      {
        return "'\(file)' is in module \(position) of \(names.count)"
      }
    }
    return nil
  }
}
