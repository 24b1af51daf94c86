import LintelGraph
import LintelScanner

/// The SDK types that files may see, according to their imports.
struct SeenSDKs {
  /// The modules that a file may see. Each case includes the ones before it.
  private enum Reach: Comparable {
    /// Only the standard library and the project itself.
    case standard
    /// Modules whose public names are all known, such as Foundation.
    case toolchain
    /// Other modules, which may re-export further ones.
    case all
  }

  /// The modules that each file may see.
  private var reaches: [Reach]
  private let names: NameTable

  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ active: ActiveCode
  ) {
    names = scanned.names
    reaches = [Reach](repeating: .standard, count: files.count)
    let own = Set(scanned.names.numbers(of: Set(modules.map(\.name))).values)
    // All files of a module see the modules that one of its files re-exports.
    var exported: [ModuleID: Reach] = [:]
    // Most modules are imported by many files.
    var known: [NameID: Reach] = [:]
    for position in scanned.files.indices {
      for fact in scanned.files[position].imports
      where !own.contains(fact.module) && active.contains(fact.condition, in: position) {
        let reach =
          known[fact.module]
          ?? (SDKTable.isModule(scanned.names.bytes(of: fact.module)) ? .toolchain : .all)
        known[fact.module] = reach
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

  /// Whether a name in a file may mean an SDK type: `App` after `import SwiftUI`.
  func mayBeType(_ name: NameID, in file: FileID, _ sdk: SDKTable) -> Bool {
    guard let type = sdk.type(named: name) else { return false }
    switch reaches[file.position] {
    case .standard: return SDKTable.isStandardType(names.bytes(of: name))
    case .toolchain: return !Self.isOfApple(type, sdk)
    case .all: return true
    }
  }

  /// Whether one of Apple's frameworks declares a type named `name`.
  func isOfApple(_ name: NameID, _ sdk: SDKTable) -> Bool {
    sdk.type(named: name).map { Self.isOfApple($0, sdk) } ?? false
  }

  /// Whether more members of an SDK type exist than are known, as is the case only for types of
  /// Apple's frameworks.
  private static func isOfApple(_ type: SDKType, _ sdk: SDKTable) -> Bool {
    sdk.entries(of: type).contains(where: \.isUnknown)
  }
}
