import LintelComponents
import LintelJudging
import LintelRules
import LintelVocabulary

extension BoundLayers: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let direct = pairs.references(breach) + pairs.imports(breach) + newComponents(in: context)
    guard checksChains else { return direct }
    let seats = context.components.memberships.map { seat(of: $0) }
    return direct
      + pairs.chains(
        among: { seats[$0.position] == nil },
        { breach(from: seats[$0.position], to: seats[$1.position]) })
  }

  /// Returns, for each family whose components must all be in a layer, a mutation with a type in a
  /// new component of the family: for a family `{app}.{folder}`, the new file
  /// `Shop/LintelProof/LintelProof.swift` beside `Shop/View/ShopView.swift`.
  private func newComponents(in context: RuleContext) -> [Mutation] {
    guard let unlisted else { return [] }
    let type = "LintelProof"
    let (components, listed) = (context.components, Set(judged))
    var candidates: [(family: Int, name: String, path: String)] = []
    var tried: Set<[String]> = []
    for file in context.graph.files.ids {
      let scope = context.graph.scope(of: file)
      for component in components.membership(of: scope).all where listed.contains(component) {
        let component = components.components[component.position]
        let definition = components.definitions[component.definition]
        for capture in unlisted.openCaptures[component.definition] ?? [] {
          var values = component.values
          let folder = values.updateValue(type, forKey: capture)
          let folders = context.graph.files[file].path.pathParts.dropLast()
          let path = (folders.map { $0 == folder ?? "" ? type : String($0) } + ["\(type).swift"])
            .joined(separator: "/")
          let name = definition.name(with: values)
          // Most files of a component are in one folder, and would give the same candidate.
          if tried.insert([name, path]).inserted {
            candidates.append((component.definition, name, path))
          }
        }
      }
    }
    let found = NewFiles(in: context).components(of: candidates.map { ($0.path, type) })
    let layered = Set(listed.map(components.name))
    var families: Set<Int> = []
    return zip(candidates, found).compactMap { candidate, names in
      guard !families.contains(candidate.family), names.contains(candidate.name),
        !lists(candidate.name), layered.isDisjoint(with: names),
        context.sources.selects(candidate.path), families.insert(candidate.family).inserted
      else { return nil }
      return Mutation(
        change: .file(path: candidate.path, text: "struct \(type) {}\n"),
        summary: "a type in the new file '\(candidate.path)'")
    }
  }
}
