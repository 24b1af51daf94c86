import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// A reference implementation of one architecture: a folder with `Sources`, `Tests`, and overlays.
package struct Sample: Sendable {
  /// The name of the architecture, which is also the name of the folder and of the module.
  package let name: String
  package let folder: String
  /// Whether the sample is a package by itself, and not one of several variants in a package.
  let isPackage: Bool

  /// The name of the test target.
  var testModule: String { name + "Tests" }
  /// The name of the suite that runs the scenarios.
  var behaviourSuite: String { name + "Behaviour" }

  /// The paths at which the rules file may be, the most likely last.
  package var rulesFileCandidates: [String] {
    let shared = AbsolutePath("\(folder)/../../Rules/samples/\(name).yml")
    return [folder + "/lintel.yml", shared.displayed]
  }

  /// The path of the first rules file that exists, or else the most likely path.
  package var rulesFile: String {
    let candidates = rulesFileCandidates
    return candidates.first(where: isFile) ?? candidates[candidates.count - 1]
  }
}

extension Sample {
  /// Returns the samples in a package, sorted by name: the folders that have overlays, or the
  /// package itself.
  ///
  /// Folders that are packages themselves are left out.
  ///
  /// - Throws: if the folder cannot be read or contains no sample.
  package static func all(in package: String) throws(ConfigurationErrors) -> [Sample] {
    guard let entries = folderEntries(of: package) else {
      throw ConfigurationErrors(
        path: package, message: "there is no folder '\(package)' of reference implementations")
    }
    if Overlay.areIn(package) {
      let name = AbsolutePath(package).text.pathParts.last.map(String.init) ?? package
      return [Sample(name: name, folder: package, isPackage: true)]
    }
    let names = entries.filter { entry in
      let folder = "\(package)/\(entry)"
      return Overlay.areIn(folder) && !exists(folder + "/Package.swift")
    }
    guard !names.isEmpty else {
      throw ConfigurationErrors(
        path: package,
        message:
          "no sample in '\(package)': expected folders with 'Sources', 'Tests', and "
          + "'Broken<Mistake>.diff'")
    }
    return names.map { Sample(name: $0, folder: "\(package)/\($0)", isPackage: false) }
  }
}
