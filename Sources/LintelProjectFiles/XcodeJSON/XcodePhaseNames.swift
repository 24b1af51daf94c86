/// Finds build phases by the references of the files in them.
struct XcodePhaseNames {
  struct Phase {
    enum Kind {
      case sources
      /// A phase that links files, or copies them into the product.
      case products
      case other
    }

    /// The id of the target that has the phase.
    let target: String
    let kind: Kind

    init(target: String, kind: String?) {
      self.target = target
      self.kind =
        switch kind {
        case "compile-sources": .sources
        case "frameworks", "copy": .products
        default: .other
        }
    }
  }

  private let targetIDs: [String: String]
  private var byID: [String: Phase] = [:]

  /// - Parameter targetIDs: the ids of the targets by name.
  init(_ targets: [XcodeJSONTarget], targetIDs: [String: String]) {
    self.targetIDs = targetIDs
    for target in targets {
      for phase in target.elements("build-phases") {
        if let id = phase["id"]?.text {
          byID[id] = Phase(target: target.id, kind: phase["kind"]?.text)
        }
      }
    }
  }

  /// - Parameter reference: the target and kind of the phase, as in `App/compile-sources`, or its
  ///   id.
  func phase(_ reference: XcodeReference?) -> Phase? {
    if case .id(let id) = reference { return byID[id] }
    guard let names = reference?.names, names.count > 1, let target = targetIDs[names[0]] else {
      return nil
    }
    return Phase(target: target, kind: names[1])
  }
}
