/// A part of a `Podfile` that lists pods: the block of a target, of an abstract target or of a
/// function, or the file.
struct PodfileScope {
  /// The name of the target of an Xcode project; `nil` for other scopes.
  var target: String?
  /// The index of the scope around this one.
  var parent: Int?
  /// Whether the scope has the pods of ``parent`` as well.
  var inheritsPods = true
  /// The project of the targets, as written.
  var project: String?
  /// The names of the pods.
  var pods: [String] = []
  /// The functions that the scope calls, which may list further pods.
  var calls: [String] = []
  /// Whether nothing else in the scope can list pods.
  var isLiteral = true
}
