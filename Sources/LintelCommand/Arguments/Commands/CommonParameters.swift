extension Parameter {
  /// The rules file.
  static func config(_ target: WritableKeyPath<Arguments, String?>) -> Self {
    .option(
      "config", short: "c", "<file>", .text, target,
      help: "The rules file; by default lintel.yml in the project folder.")
  }

  /// How many threads may work at the same time.
  static func jobs(_ target: WritableKeyPath<Arguments, Int?>) -> Self {
    .option(
      "jobs", "<n>", .count, target,
      help: "How many threads to use; by default one per processor.")
  }
}
