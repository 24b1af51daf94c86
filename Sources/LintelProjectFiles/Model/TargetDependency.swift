/// A target or product that a target is declared to need, or links.
package enum TargetDependency: Hashable, Sendable {
  /// A target of the same project.
  case target(id: String)
  /// A target of another project, by its id there or the id of its product. If the other project
  /// has changed, only the name may still match.
  case remoteTarget(project: String, id: String?, name: String?)
  /// Any target of the workspace whose product has this file name, e.g. `Core.framework`; often
  /// there is none, because the product is external.
  case product(fileName: String)
  /// A product of a package. The manifest of the package says which modules are in the product.
  case packageProduct(String, package: PackageReference?)
}

/// The source of a package.
package enum PackageReference: Hashable, Sendable {
  case folder(String)
  case repository(String)
}
