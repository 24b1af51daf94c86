/// A target of Xcode for which a `Podfile` lists pods.
package struct PodUser: Equatable, Sendable {
  /// The name of the target.
  package let target: String
  /// The bundle of its project; `nil` for those in the folder of the `Podfile`.
  package let project: String?
  /// In the order of the file, each once.
  package let pods: [TargetDependency]
  /// Whether ``pods`` are all that it takes from there.
  package let areAll: Bool
}
