import LintelPlatform
import LintelRules

/// Proves that reference implementations keep their rules, that the rules can be broken unseen by
/// the tests, and that the app works.
package struct Verifier {
  let package: String
  let samples: [Sample]
  let subjects: [Subject]
  let scratch: ScratchFolder
  let options: VerificationOptions
  let logs: LogFolder?
  let isStopped: @Sendable () -> Bool
  let progress: (VerificationProgress) -> Void

  /// - Parameters:
  ///   - package: the folder of the samples' package.
  ///   - isStopped: says when to give up; what has been found by then is of no use.
  ///   - progress: is told what comes next.
  /// - Throws: when there is nothing to verify, or something that cannot be.
  package init(
    package: String, _ options: VerificationOptions, isStopped: @escaping @Sendable () -> Bool,
    progress: @escaping (VerificationProgress) -> Void
  ) throws(ConfigurationErrors) {
    self.package = package
    samples = try Sample.all(in: package)
    subjects = try Subject.all(in: samples, named: options.names)
    try Self.check(package, samples)
    logs = try options.logFolder.map(LogFolder.init)
    scratch = try ScratchFolder(for: "verify")
    self.options = options
    self.isStopped = isStopped
    self.progress = progress
  }

  /// Where everything is built.
  package var workFolder: String { scratch.path }

  package func removeWork() { scratch.remove() }

  private static func check(
    _ package: String, _ samples: [Sample]
  ) throws(ConfigurationErrors) {
    var errors: [ConfigurationError] = []
    if !isFile(package + "/Package.swift") {
      errors.append(
        ConfigurationError(path: package, message: "there is no 'Package.swift' in '\(package)'"))
    }
    for sample in samples where !isFile(sample.rulesFile) {
      let places = sample.rulesFileCandidates.map { "'\($0)'" }.joined(separator: " and ")
      errors.append(
        ConfigurationError(
          path: sample.folder,
          message: "there is no rules file for '\(sample.name)'; looked for \(places)"))
    }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
  }
}

/// How a package of samples is verified.
package struct VerificationOptions: Sendable {
  /// Of samples, twins and faults; empty for all.
  let names: [String]
  let jobs: Int?
  /// For one build, and for one run of tests; `nil` for no limit.
  let timeout: Duration?
  /// How often tests are run, from 1.
  let repetitions: Int
  let logFolder: String?

  package init(
    names: [String] = [], jobs: Int? = nil, timeout: Duration? = nil, repetitions: Int = 1,
    logFolder: String? = nil
  ) {
    self.names = names
    self.jobs = jobs
    self.timeout = timeout
    self.repetitions = repetitions
    self.logFolder = logFolder
  }
}
