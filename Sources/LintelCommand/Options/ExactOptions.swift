/// The options that say whether the compiler's index is used, and which one.
struct ExactOptions: Equatable {
  var isAskedFor = false
  /// The path of the index; `nil` for that of the package's last debug build.
  var indexStore: String?
  var builds = false

  /// Whether the index is used; naming an index or building the package implies this.
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
        help: "Resolve names with the compiler's index of the last build."),
      .option(
        "index-store", "<path>", .text, target.appending(path: \.indexStore),
        help: "The index to use, by default that of the package's debug build; implies '--exact'."),
      .flag(
        "build", target.appending(path: \.builds),
        help: "Build the package and its tests first; implies '--exact'."),
    ]
  }
}
