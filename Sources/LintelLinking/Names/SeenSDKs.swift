import LintelGraph
import LintelScanner

/// Which types of SDKs files see, as far as their imports tell.
struct SeenSDKs {
  /// What imports bring, each with what is before it.
  private enum Reach: Comparable {
    /// Nothing but the standard library and the project itself.
    case standard
    /// Foundation and the like, of which no public name is missing.
    case toolchain
    /// Other modules, some of which may hand on yet others.
    case all
  }

  /// For each file.
  private var reaches: [Reach]
  private let names: NameTable

  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ active: ActiveCode
  ) {
    names = scanned.names
    reaches = [Reach](repeating: .standard, count: files.count)
    let own = Set(scanned.names.numbers(of: Set(modules.map(\.name))).values)
    // What one file of a module re-exports, all files of that module see.
    var exported: [ModuleID: Reach] = [:]
    for (position, facts) in scanned.files.enumerated() {
      for fact in facts.imports
      where !own.contains(fact.module) && active.contains(fact.condition, in: position) {
        let reach: Reach =
          SDKTable.isModule(scanned.names.bytes(of: fact.module)) ? .toolchain : .all
        reaches[position] = max(reaches[position], reach)
        if fact.isExported {
          let module = files[position].module
          exported[module] = max(exported[module] ?? .standard, reach)
        }
      }
    }
    for position in reaches.indices {
      reaches[position] = max(reaches[position], exported[files[position].module] ?? .standard)
    }
  }

  /// Whether a name may be that of a type of an SDK in a file.
  func mayBeType(_ name: NameID, in file: FileID, _ sdk: SDKTable) -> Bool {
    guard let type = sdk.type(named: name) else { return false }
    switch reaches[file.position] {
    case .standard: return SDKTable.isStandardType(names.bytes(of: name))
    case .toolchain: return !Self.isOfApple(type, sdk)
    case .all: return true
    }
  }

  /// Whether a name is known of a framework of Apple's.
  func isOfApple(_ name: NameID, _ sdk: SDKTable) -> Bool {
    sdk.type(named: name).map { Self.isOfApple($0, sdk) } ?? false
  }

  /// Of Apple's frameworks not all is known.
  private static func isOfApple(_ type: SDKType, _ sdk: SDKTable) -> Bool {
    sdk.entries(of: type).contains(where: \.isUnknown)
  }
}
