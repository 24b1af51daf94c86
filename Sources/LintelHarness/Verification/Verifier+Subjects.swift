import LintelRules

extension Verifier {
  /// Whether tests of no sample are run as well: a part of the whole does not ask for them, and all
  /// tests of a package by itself are the sample's.
  var testsSharedCode: Bool { options.names.isEmpty && !samples.contains(where: \.isPackage) }

  var sharedSelection: [String] {
    samples.flatMap { ["--skip", "^\($0.testModule)\\."] }
  }

  /// The rules, held against a sample as it is or with one overlay alone.
  func rules(for subject: Subject) throws(ConfigurationErrors) -> RulesCheck {
    let sample = subject.sample
    guard let overlay = subject.overlay else { return RulesCheck(sample, in: sample.folder) }
    let folder = "rules/\(subject.name)"
    if sample.isPackage {
      try scratch.copyFile(
        sample.folder + "/Package.swift", to: "\(scratch.path)/\(folder)/Package.swift")
    }
    try scratch.copy("\(sample.folder)/Sources", to: "\(folder)/Sources")
    try scratch.copy(overlay.folder, to: "\(folder)/Sources")
    return RulesCheck(sample, in: "\(scratch.path)/\(folder)")
  }

  /// - Returns: the file, if the user has asked for one.
  func keep(_ log: String, of name: String) throws(ConfigurationErrors) -> String? {
    try logs?.keep(log, of: name)
  }
}

extension Subject {
  /// The files of the overlay, by the path below the package where they go.
  var replacements: [String: String] {
    guard let overlay else { return [:] }
    let target = sample.isPackage ? "Sources" : "\(sample.name)/Sources"
    let pairs = overlay.files.map { ("\(target)/\($0)", "\(overlay.folder)/\($0)") }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Options of `swift test`: all tests of the sample, or its scenarios, which have to notice a
  /// fault.
  var testSelection: [String] {
    if overlay?.kind == .fault {
      return ["--filter", "^\(sample.testModule)\\.\(sample.behaviourSuite)/"]
    }
    return sample.isPackage ? [] : ["--filter", "^\(sample.testModule)\\."]
  }
}
