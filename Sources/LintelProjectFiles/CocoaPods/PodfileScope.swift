/// A block of a `Podfile` that lists pods: a target, an abstract target, a function, or the file.
struct PodfileScope {
  /// The name of the target of Xcode that it is; `nil` for all others.
  var target: String?
  /// The position of the scope that it is in.
  var parent: Int?
  /// Whether it has the pods of that as well.
  var inheritsPods = true
  /// Literally, with the project that the targets are in.
  var project: String?
  /// The names of pods.
  var pods: [String] = []
  /// The functions that it calls, which may list further pods.
  var calls: [String] = []
  /// Whether nothing else in it can list pods.
  var isLiteral = true
}
