/// What a target is declared to need, or links.
package enum TargetDependency: Hashable, Sendable {
  /// A target of the same project.
  case target(id: String)
  /// A target of another project, known there by its id, or that of its product; if the other
  /// project has changed, only the name still fits.
  case remoteTarget(project: String, id: String?, name: String?)
  /// Whatever target of the workspace makes a file of this name; often none, as it is somebody
  /// else's.
  case product(fileName: String)
  /// A product of a package; which modules are in it is for the package to say.
  case packageProduct(String, package: PackageReference?)
}

/// Where a package comes from.
package enum PackageReference: Hashable, Sendable {
  case folder(String)
  case repository(String)
}
