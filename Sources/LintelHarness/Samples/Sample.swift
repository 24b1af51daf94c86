import LintelPlatform
import LintelRules
import LintelWorkspace

/// A reference implementation of one architecture: a folder with `Sources`, `Tests` and `Broken`.
package struct Sample: Sendable {
  /// The architecture's name: that of the folder, and of the module.
  package let name: String
  /// The folder, below that of the package.
  public let folder: String
  public let rulesFile: String

  /// Of the test target.
  var testModule: String { name + "Tests" }
  /// Of the suite that runs the behaviours that all variants share.
  var behaviourSuite: String { name + "Behaviour" }
  /// What the linter must find in the broken variant; see ``RecordedFindings``.
  package var recordedFindings: String { folder + "/Broken.expected" }

  /// The samples in a package, by name.
  ///
  /// Their rules files lie beside the package in `Rules/samples`, named in lower case.
  ///
  /// - Throws: when the folder cannot be read or holds no sample.
  package static func all(in package: String) throws(ConfigurationErrors) -> [Sample] {
    guard let entries = folderEntries(of: package) else {
      throw error(package, "there is no folder '\(package)' of reference implementations")
    }
    let names = entries.filter { isFolder("\(package)/\($0)/Broken") }
    guard !names.isEmpty else {
      throw error(
        package, "no sample in '\(package)': expected folders with 'Sources', 'Tests' and 'Broken'")
    }
    let rules = package + "/../Rules/samples"
    return names.map {
      Sample(
        name: $0, folder: "\(package)/\($0)", rulesFile: "\(rules)/\($0.lowercased()).yml")
    }
  }

  private static func error(_ path: String, _ message: String) -> ConfigurationErrors {
    ConfigurationErrors(errors: [ConfigurationError(path: path, message: message)])
  }
}
