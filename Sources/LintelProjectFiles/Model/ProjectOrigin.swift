/// What describes a project.
package enum ProjectOrigin: CaseIterable, Sendable {
  /// A file that another tool wrote down for the purpose, and so all that there is to know.
  case exportedGraph
  case xcode
  case xcodeGen
  case tuist
  case bazel
  case cocoaPods
}
