import LintelScanner
import LintelVocabulary

/// The modules that come with Swift or with a system.
package enum SDKModules {
  package static func contains(_ name: String) -> Bool {
    SDKTable.isModule(name.utf8) || modulesOfSystems.contains(name)
  }

  private static let modulesOfSystems = Set(Platform.allCases.flatMap(\.modules.keys))
}
