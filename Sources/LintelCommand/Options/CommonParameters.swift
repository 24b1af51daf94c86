extension Parameter {
  /// The option for the rules file.
  static func config(_ target: WritableKeyPath<Arguments, String?>) -> Self {
    .option(
      "config", short: "c", "<file>", .text, target,
      help: "The rules file; by default lintel.yml in the project folder.")
  }

  /// The option for the baseline.
  static func baseline(_ target: WritableKeyPath<Arguments, String?>) -> Self {
    .option(
      "baseline", "<file>", .text, target,
      help: "The findings that are accepted for now; by default the file beside the rules "
        + "file, such as lintel.baseline for lintel.yml.")
  }

  /// The flag that allows manifests of packages to be run.
  static func resolveManifests(_ target: WritableKeyPath<Arguments, Bool>) -> Self {
    .flag(
      "resolve-manifests", target,
      help: "Run the manifests of packages whose manifest computes its targets, with 'swift "
        + "package dump-package'; this runs their code.")
  }

  /// The option for the number of threads.
  static func jobs(_ target: WritableKeyPath<Arguments, Int?>) -> Self {
    .option(
      "jobs", "<n>", .count, target,
      help: "How many threads to use; by default one per processor.")
  }
}
