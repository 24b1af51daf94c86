import LintelGraph
import LintelScanner

/// Initialisers that the compiler makes, and that compete with those of extensions.
extension Inference {
  /// Removes the initialiser of an extension that was found for a call if the implicit one is meant,
  /// and marks it as ambiguous if either may be: `Row(id: 1)` beside `init(id: String)`.
  mutating func leaveImplicitInitializer(_ segment: Segment, of type: DeclarationID) {
    let target = code[segment].target
    guard target.isPresent, declaration(target).kind == .initializer,
      declaration(declaration(target).enclosing).kind == .extension
    else { return }
    let arguments = calls.arguments(segment)
    if arguments.count == 0 {
      // The implicit initialiser comes before one whose parameters can all be left out: `Tags()`
      // beside `init(arrayLiteral: String...)`.
      if !calls.parameters(of: target).isEmpty, !writesInitializer(type), hasValues(type) {
        code[segment].target = .absent
      }
      return
    }
    guard declaration(type).kind == .struct || declaration(type).kind == .enum,
      ownerType(of: target) == type,
      case let implicit = implicitAcceptance(of: arguments, by: type), implicit > .no
    else { return }
    let own = acceptance(of: arguments, by: target)
    if own == .no || own == .open && implicit == .yes {
      code[segment].target = .absent
    } else if own == .open {
      code.markAmbiguous(segment, among: [target, type])
    }
  }

  /// Whether an implicit initialiser of a type takes arguments, judging by their labels and types.
  private mutating func implicitAcceptance(
    of arguments: WrittenArguments, by type: DeclarationID
  ) -> Acceptance {
    guard let first = arguments.first else { return .no }
    let label = linkage[first].name
    if arguments.count == 1, label == linkage.known.rawValue, declaration(type).kind == .enum {
      let raw = linkage.externalSupertypes[type].first(where: linkage.known.sdk.isRawType)
      guard let raw else { return .no }
      return acceptance(ofArgument: first, as: types.external(raw, [], isMetatype: false))
    }
    if arguments.count == 1, label == linkage.known.from,
      externalSupertypes(of: type).contains(where: linkage.known.decodables.contains)
    {
      let argument = argumentType(first)
      let value = types[argument]
      guard value.kind == .external else { return value.kind == .unknown ? .open : .no }
      return value.name == linkage.known.decoder ? .yes : .no
    }
    guard declaration(type).kind == .struct, !writesInitializer(type) else { return .no }
    return memberwiseAcceptance(of: arguments, by: type)
  }

  /// Whether the memberwise initialiser of a struct takes arguments: `Row(id: 1, name: "")` of
  /// `struct Row { let id: Int; var name: String }`.
  private mutating func memberwiseAcceptance(
    of arguments: WrittenArguments, by type: DeclarationID
  ) -> Acceptance {
    var result = Acceptance.yes
    var argument = arguments.first
    var left = arguments.count
    var count = 0
    for id in linkage.contents(of: type) {
      let value = declaration(id)
      guard value.traits.contains(.stored), !value.traits.contains(.static),
        let extent = linkage.extent(of: id)
      else { continue }
      count += 1
      if count > Limits.parameters { return .open }
      let hasValue = extent.valueStart > 0
      if value.kind == .constant, hasValue { continue }
      if let current = argument, left > 0, isArgument(current, left, for: value, arguments) {
        let property = declarationType(id)
        result = min(result, acceptance(ofArgument: current, as: property))
        if result == .no { return .no }
        argument = calls.argument(after: current)
        left -= 1
      } else if !hasValue, !extent.traits.contains(.optionalType),
        attributes(of: id).isEmpty
      {
        return .no
      }
    }
    return left == 0 ? result : .no
  }

  /// Whether an argument has the name of a property as its label, or is a closure after the call.
  private func isArgument(
    _ argument: Segment, _ left: Int, for property: Declaration, _ arguments: WrittenArguments
  ) -> Bool {
    let label = linkage[argument].name
    return label == property.name.id
      || left == 1 && nameLengths[Int(label)] == 0 && arguments.endsInClosure
  }

  private func writesInitializer(_ type: DeclarationID) -> Bool {
    linkage.members.range(of: linkage.known.initializer, in: .declaration(type)).contains {
      declaration(linkage.members[$0]).enclosing == type
    }
  }

  /// Whether all stored properties of a type have initial values, so that it can be made without
  /// arguments: `struct Tags { var names: [String] = [] }`.
  private func hasValues(_ type: DeclarationID) -> Bool {
    for id in linkage.contents(of: type) {
      let value = declaration(id)
      guard value.traits.contains(.stored), value.traits.isDisjoint(with: [.static, .lazy])
      else { continue }
      if let extent = linkage.extent(of: id), extent.valueStart == 0,
        !(value.kind == .variable && extent.traits.contains(.optionalType))
      {
        return false
      }
    }
    return true
  }
}
