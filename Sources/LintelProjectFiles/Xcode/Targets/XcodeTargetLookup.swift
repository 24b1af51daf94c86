import LintelVocabulary

/// Finds targets of a project by what else refers to them.
struct XcodeTargetLookup {
  private var ids: Set<String> = []
  private var idsByProduct: [String: String] = [:]
  private var idsByFile: [String: String] = [:]
  private var idsByName: [String: String] = [:]

  init(_ targets: [XcodeObject], _ objects: XcodeObjects) {
    for target in targets {
      ids.insert(target.id)
      if let product = objects.referred(by: target, "productReference") {
        idsByProduct[product.id] = target.id
        if let path = product.text("path") {
          idsByFile[RelativePath.fileName(of: path)] = target.id
        }
      }
      if let name = target.text("name") { idsByName[name] = target.id }
    }
  }

  func target(id: String?) -> TargetDependency? {
    id.flatMap { ids.contains($0) ? .target(id: $0) : nil }
  }

  func target(named name: String?) -> TargetDependency? {
    name.flatMap { idsByName[$0] }.map { .target(id: $0) }
  }

  /// - Parameter fileName: of the product.
  func target(makingFile fileName: String) -> TargetDependency? {
    idsByFile[fileName].map { .target(id: $0) }
  }

  /// - Parameter id: of the reference to the product.
  func target(makingProduct id: String) -> TargetDependency? {
    idsByProduct[id].map { .target(id: $0) }
  }
}
