import LintelPlatform
import LintelRules
import LintelWorkspace

/// A reference implementation of one architecture: a folder with `Sources`, `Tests`, and overlays.
package struct Sample: Sendable {
  /// The architecture's name: that of the folder, and of the module.
  package let name: String
  package let folder: String
  /// Whether the sample is a package by itself, and not one of several variants in a package.
  let isPackage: Bool

  /// Of the test target.
  var testModule: String { name + "Tests" }
  /// Of the suite that runs the behaviours that all variants share.
  var behaviourSuite: String { name + "Behaviour" }

  /// Where the rules file may lie, the likeliest place last.
  package var rulesFileCandidates: [String] {
    let shared = AbsolutePath("\(folder)/../../Rules/samples/\(name).yml")
    return [folder + "/lintel.yml", shared.displayed]
  }

  /// The first rules file that is there, or else the one that is missed most.
  package var rulesFile: String {
    let candidates = rulesFileCandidates
    return candidates.first(where: isFile) ?? candidates[candidates.count - 1]
  }
}

extension Sample {
  /// The samples in a package, by name: the folders in it that have overlays, or the package itself.
  ///
  /// Packages within the package are not part of it.
  ///
  /// - Throws: when the folder cannot be read or holds no sample.
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
          "no sample in '\(package)': expected folders with 'Sources', 'Tests', and 'Broken' or "
          + "'Broken<Mistake>'")
    }
    return names.map { Sample(name: $0, folder: "\(package)/\($0)", isPackage: false) }
  }
}
