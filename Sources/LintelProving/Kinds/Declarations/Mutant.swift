import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

/// A new declaration without contents beside a judged one, with the same properties except for its
/// name and the property that is changed to break the rule.
package struct Mutant {
  /// The judged declaration that was copied.
  package let model: JudgedDeclaration
  package var kind: DeclarationKind
  package var name: String
  package var access: AccessLevel
  /// Whether the declaration is outside of all types, whatever is around its model.
  package var isTopLevel = false
  /// The highest access level that the types around the declaration leave to it.
  package let accessLimit: AccessLevel
  package var attributes: [String]
  package var supertypes: [String]

  package init(like model: JudgedDeclaration, in graph: DependencyGraph) {
    let value = graph.declarations[model.id]
    self.model = model
    kind = value.kind
    name = graph.text(of: value.name)
    access = value.access
    accessLimit = graph.accessLimit(of: model.id)
    attributes = graph.attributes(of: model.id).map { graph.text(of: $0) }
    supertypes = graph.supertypes(of: model.id).map { graph.text(of: $0.name) }
  }

  /// Copies with three new names and with the old one, because some names may move the declaration
  /// to another component.
  var renamed: [Mutant] {
    let new = kind.isNominalType ? "LintelProof" : "lintelProof"
    return [new, new + name, name + "LintelProof", name].map { other in
      var copy = self
      copy.name = other
      return copy
    }
  }

  /// The code of the declaration, in one line; `nil` if its kind cannot be written in one line.
  package var text: String? {
    let attributes = attributes.map { NameRules.writtenAttribute($0) + " " }.joined()
    let before = attributes + (access == .internal ? "" : "\(access.rawValue) ")
    let names = supertypes.map(NameRules.written).joined(separator: ", ")
    let inheritance = names.isEmpty ? "" : ": " + names
    let name = NameRules.written(name)
    switch kind {
    case .class, .struct, .enum, .actor, .protocol:
      return "\(before)\(kind.rawValue) \(name)\(inheritance) {}"
    case .function: return "\(before)func \(name)() {}"
    case .variable: return "\(before)var \(name): Int { 0 }"
    case .constant: return "\(before)let \(name) = 0"
    case .typealias: return "\(before)typealias \(name) = Int"
    default: return nil
    }
  }
}

/// Decides which mutants a rule would judge.
struct MutantCheck {
  let components: [ComponentReference]
  let asked: DeclarationSelection.Scope

  /// Whether the rule would judge a mutant for the same component as its model.
  func isJudged(_ mutant: Mutant, in context: RuleContext) -> Bool {
    let graph = context.graph
    var builder = GraphBuilder()
    let model = graph.declarations[mutant.model.id]
    let file = graph.files[model.file]
    let module = builder.addModule(graph.modules[file.module])
    let others = file.otherModules.map { builder.addModule(graph.modules[$0]) }
    let added = builder.addFile(
      SourceFile(path: file.path, module: module, otherModules: others, isTest: file.isTest))
    var owners: [DeclarationID] = []
    var current = mutant.isTopLevel ? nil : model.owner
    while let id = current, graph.declarations[id].kind != .file {
      owners.append(id)
      current = graph.declarations[id].owner
    }
    var owner = added.scope
    for id in owners.reversed() {
      let like = JudgedDeclaration(
        id: id, kind: graph.declarations[id].kind, component: nil)
      owner = Mutant(like: like, in: graph).add(to: &builder, in: added.file, owner: owner)
    }
    _ = mutant.add(to: &builder, in: added.file, owner: owner)
    let small = builder.build()
    let map = ComponentMap.assigning(context.components.definitions, in: small, log: nil)
    let selection = DeclarationSelection(
      small, map, of: components.isEmpty ? nil : map.components(of: components), asked)
    let name = mutant.model.component.map { context.components.name(of: $0) }
    return selection.declarations.contains {
      small.declarations[$0.id].owner == owner && $0.component.map(map.name) == name
    }
  }
}

extension Mutant {
  fileprivate func add(
    to builder: inout GraphBuilder, in file: FileID, owner: DeclarationID
  ) -> DeclarationID {
    let id = builder.addDeclaration(
      Declaration(
        name: builder.name(name), kind: kind, access: access, file: file, owner: owner,
        offset: UInt32(owner.position + 1)))
    for attribute in attributes { builder.addAttribute(builder.name(attribute), of: id) }
    for supertype in supertypes {
      builder.addSupertype(Supertype(name: builder.name(supertype), declaration: nil), of: id)
    }
    return id
  }
}

extension RuleContext {
  /// Returns a mutation that declares the first of the mutants that a rule would judge; `nil` if it
  /// would judge none.
  func mutation(
    _ mutants: [Mutant], _ check: MutantCheck, breaking what: String
  ) -> Mutation? {
    for mutant in mutants {
      guard let text = mutant.text, check.isJudged(mutant, in: self) else { continue }
      let model = mutant.isTopLevel ? graph.outermost(of: mutant.model.id) : mutant.model.id
      let owner = graph.declarations[model].enclosing
      return Mutation(
        change: .code(text, in: owner),
        summary: "declares '\(mutant.name)', which \(what), beside "
          + "'\(graph.qualifiedName(of: mutant.model.id))'")
    }
    return nil
  }
}
