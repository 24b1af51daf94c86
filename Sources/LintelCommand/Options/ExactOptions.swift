/// Whether, and from where, the compiler's index is used.
struct ExactOptions: Equatable {
  var isAskedFor = false
  /// `nil` for that of the package's last debug build.
  var indexStore: String?
  var builds = false

  /// Whoever names an index or builds one wants it to be used.
  var isExact: Bool { isAskedFor || indexStore != nil || builds }
}

extension Array {
  /// The parameters of exact mode.
  static func exact<Arguments>(
    _ target: WritableKeyPath<Arguments, ExactOptions>
  ) -> Self where Element == Parameter<Arguments> {
    [
      .flag(
        "exact", target.appending(path: \.isAskedFor),
        help: "Let the compiler's index of the last build say what names mean."),
      .option(
        "index-store", "<path>", .text, target.appending(path: \.indexStore),
        help: "The index to use, by default that of the package's debug build; implies '--exact'."),
      .flag(
        "build", target.appending(path: \.builds),
        help: "Build the package and its tests first; implies '--exact'."),
    ]
  }
}
