/// A target of an Xcode project for which a `Podfile` lists pods.
package struct PodUser: Equatable, Sendable {
  /// The name of the target.
  package let target: String
  /// The bundle of the target's project, e.g. `App.xcodeproj`; `nil` if the `Podfile` names none,
  /// for the projects in its folder.
  package let project: String?
  /// The pods of the target, in the order of the file, each once.
  package let pods: [TargetDependency]
  /// Whether ``pods`` are all pods that the target takes from the `Podfile`.
  package let areAll: Bool
}
