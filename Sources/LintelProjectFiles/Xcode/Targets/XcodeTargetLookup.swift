import LintelVocabulary

/// Finds targets of a project by the ids and names through which other objects refer to them.
struct XcodeTargetLookup {
  private var ids: Set<String> = []
  private var idsByProduct: [String: String] = [:]
  private var idsByFile: [String: String] = [:]
  private var idsByName: [String: String] = [:]

  init() {}

  init(_ targets: [XcodeObject], _ objects: XcodeObjects) {
    for target in targets {
      let product = objects.referred(by: target, "productReference")
      add(
        target.id, named: target.text("name"), product: product?.id,
        productFile: product?.text("path").map(RelativePath.fileName))
    }
  }

  /// - Parameters:
  ///   - product: the id of the reference to the product.
  ///   - productFile: the file name of the product.
  mutating func add(_ id: String, named name: String?, product: String?, productFile: String?) {
    ids.insert(id)
    if let product { idsByProduct[product] = id }
    if let productFile { idsByFile[productFile] = id }
    if let name { idsByName[name] = id }
  }

  func target(id: String?) -> TargetDependency? {
    id.flatMap { ids.contains($0) ? .target(id: $0) : nil }
  }

  func target(named name: String?) -> TargetDependency? {
    name.flatMap { idsByName[$0] }.map { .target(id: $0) }
  }

  /// - Parameter fileName: the file name of the product.
  func target(makingFile fileName: String) -> TargetDependency? {
    idsByFile[fileName].map { .target(id: $0) }
  }

  /// - Parameter id: the id of the reference to the product.
  func target(makingProduct id: String) -> TargetDependency? {
    idsByProduct[id].map { .target(id: $0) }
  }
}
