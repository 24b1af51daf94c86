import LintelText

extension Verifier {
  /// Whether tests that belong to no sample are run too: not if only some subjects are verified,
  /// and not if a sample is a package by itself, because all tests of the package are then its own.
  var testsSharedCode: Bool { options.names.isEmpty && !samples.contains(where: \.isPackage) }

  var sharedSelection: [String] {
    samples.flatMap { ["--skip", "^\($0.testModule)\\."] }
  }

  /// Checks the rules on a sample, as it is or with one overlay alone.
  ///
  /// - Parameter package: a copy of the package without overlays. For a twin, its sources are read,
  ///   to which the twin's diff fits whatever has changed in the package since.
  func rules(
    for subject: VerifiedSample, in package: String
  ) throws(ConfigurationErrors) -> RulesCheck {
    let sample = subject.sample
    guard let overlay = subject.overlay else { return RulesCheck(sample, in: sample.folder) }
    let original = subject.folder(in: package)
    let folder = "rules/\(subject.name)"
    if sample.isPackage {
      try scratch.copyFile(
        original + "/Package.swift", to: "\(scratch.path)/\(folder)/Package.swift")
    }
    try scratch.copy("\(original)/Sources", to: "\(folder)/Sources")
    for (path, contents) in try overlay.contents(in: original) {
      try scratch.write(contents, to: "\(folder)/\(path)")
    }
    return RulesCheck(sample, in: "\(scratch.path)/\(folder)")
  }

  /// - Returns: the path of the log; `nil` if the user has not asked for logs.
  func keep(_ log: String, of name: String) throws(ConfigurationErrors) -> String? {
    try logs?.keep(log, of: name)
  }
}

extension VerifiedSample {
  /// Returns the contents of the files that the overlay changes or adds, by the path below the
  /// package.
  ///
  /// - Parameter package: the folder of the package, or of a copy of it.
  func contents(in package: String) throws(ConfigurationErrors) -> [String: [UInt8]] {
    guard let overlay else { return [:] }
    var result: [String: [UInt8]] = [:]
    for (path, contents) in try overlay.contents(in: folder(in: package)) {
      result[sample.isPackage ? path : "\(sample.name)/\(path)"] = contents
    }
    return result
  }

  /// Returns the folder of the sample in its package, or in a copy of the package.
  func folder(in package: String) -> String {
    sample.isPackage ? package : "\(package)/\(sample.name)"
  }

  /// The options of `swift test` that select all tests of the sample; for a fault, only its
  /// scenarios, which must find it.
  var testSelection: [String] {
    if overlay?.kind == .fault {
      return ["--filter", "^\(sample.testModule)\\.\(sample.behaviourSuite)/"]
    }
    return sample.isPackage ? [] : ["--filter", "^\(sample.testModule)\\."]
  }
}
