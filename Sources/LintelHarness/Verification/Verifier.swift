import LintelPlatform
import LintelText

/// Verifies that samples keep their rules and pass their tests, that twins pass the tests and the
/// rules find their mistakes, and that scenarios find faults.
package struct Verifier {
  let package: String
  let samples: [Sample]
  let subjects: [VerifiedSample]
  let scratch: ScratchFolder
  let options: VerificationOptions
  let logs: LogFolder?
  let isStopped: @Sendable () -> Bool
  let progress: (VerificationProgress) -> Void

  /// - Parameters:
  ///   - package: the folder of the samples' package.
  ///   - isStopped: returns whether to stop; the results until then are discarded.
  ///   - progress: is called before each step.
  /// - Throws: if there is nothing to verify, or the samples cannot be verified.
  package init(
    package: String, _ options: VerificationOptions, isStopped: @escaping @Sendable () -> Bool,
    progress: @escaping (VerificationProgress) -> Void
  ) throws(ConfigurationErrors) {
    self.package = package
    samples = try Sample.all(in: package)
    subjects = try VerifiedSample.all(in: samples, named: options.names)
    try Self.check(package, samples)
    logs = try options.logFolder.map(LogFolder.init)
    scratch =
      if let folder = options.buildFolder { try ScratchFolder(kept: folder, for: package) } else {
        try ScratchFolder(for: "verify")
      }
    self.options = options
    self.isStopped = isStopped
    self.progress = progress
  }

  /// The folder in which everything is built.
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

/// The options for verifying a package of samples.
package struct VerificationOptions: Sendable {
  /// The names of the samples, twins and faults to verify; empty for all.
  let names: [String]
  let jobs: Int?
  /// The time limit of one build, and of one run of tests; `nil` for no limit.
  let timeout: Duration?
  /// The number of times that tests are run, from 1.
  let repetitions: Int
  let logFolder: String?
  /// The folder in which builds are kept for the next run; `nil` to keep none.
  let buildFolder: String?

  package init(
    names: [String] = [], jobs: Int? = nil, timeout: Duration? = nil, repetitions: Int = 1,
    logFolder: String? = nil, buildFolder: String? = nil
  ) {
    self.names = names
    self.jobs = jobs
    self.timeout = timeout
    self.repetitions = repetitions
    self.logFolder = logFolder
    self.buildFolder = buildFolder
  }
}
