/// Splits targets for several platforms into one for each: `platform: [iOS, macOS]`.
struct SpecPlatforms {
  let budget: Budget

  /// Returns the targets. A target for several platforms is replaced with one target for each
  /// platform.
  func writtenOut(_ targets: SpecMapping, _ notes: inout SpecNotes) -> SpecMapping {
    var result: SpecMapping = [:]
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      guard case .list(let platforms) = target["platform"]?.content else {
        result[name] = target
        continue
      }
      let weight = target.weight
      for platform in platforms {
        guard let text = notes.known(platform, else: "there is no target for it") else { continue }
        guard budget.spend(weight) else {
          notes.add(
            "targets for several platforms are too large together; from here on they are left out",
            at: target.mark)
          break
        }
        let (ownName, own) = self.target(target.mapping, named: name, for: platform, text)
        result[ownName] = SpecNode(content: .mapping(own), mark: target.mark)
      }
    }
    return result
  }

  private func target(
    _ target: SpecMapping, named name: String, for platform: SpecNode, _ text: String
  ) -> (name: String, target: SpecMapping) {
    var own = target.replacing(["platform": text], budget)
    let suffix = own["platformSuffix"]?.text ?? "_" + text
    let prefix = own["platformPrefix"]?.text ?? ""
    let product = SpecNode(content: .text(name), mark: platform.mark)
    own["platform"] = platform
    // All of these targets make the same product, unless the settings name another.
    own["productName"] = product
    own["settings"] = settings(own["settings"], product: product)
    return (prefix + name + suffix, own)
  }

  private func settings(_ settings: SpecNode?, product: SpecNode) -> SpecNode {
    var entries = settings?.mapping ?? [:]
    if ["base", "configs", "groups"].contains(where: { entries[$0] != nil }) {
      var base = entries["base"]?.mapping ?? [:]
      if base["PRODUCT_NAME"] == nil { base["PRODUCT_NAME"] = product }
      entries["base"] = SpecNode(content: .mapping(base), mark: product.mark)
    } else if entries["PRODUCT_NAME"] == nil {
      entries["PRODUCT_NAME"] = product
    }
    return SpecNode(content: .mapping(entries), mark: settings?.mark ?? product.mark)
  }
}
