/// The format of the file that describes a project.
package enum ProjectOrigin: CaseIterable, Sendable {
  /// A file that another tool wrote to describe the targets, and which is therefore complete.
  case exportedGraph
  case xcode
  case xcodeGen
  case tuist
  case bazel
  case cocoaPods
}
