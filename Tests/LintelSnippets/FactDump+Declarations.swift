import LintelScanner
import LintelVocabulary

extension FactDump {
  /// The declarations, as `2:7 variable S.x public static +computed : Type = value if condition`.
  var declarationLines: [String] {
    zip(facts.declarations, facts.extents).enumerated().map { index, pair in
      let (fact, extent) = pair
      let type = source(extent.typeStart, extent.typeEnd)
      return line(
        [place(fact.offset), "\(fact.kind)", path(of: Int32(index)), level(fact.access)]
          + extent.modifiers.words + extent.traits.words.map { "+" + $0 } + [
            type.isEmpty ? "" : ": " + type,
            extent.valueStart == 0 ? "" : "= " + sourceStart(extent.valueStart),
          ], fact.condition)
    }
  }

  /// The extents, as `2:3-4:4 S.x`; the end is the last character.
  var extentLines: [String] {
    facts.extents.enumerated().map { index, extent in
      let end = extent.end > extent.start ? place(extent.end - 1) : "nowhere"
      return "\(place(extent.start))-\(end) \(path(of: Int32(index)))"
    }
  }

  /// The parameters, as `2:10 label name: Type, optional of S.f`; one word if label and name agree.
  var parameterLines: [String] {
    facts.parameters.map { fact in
      let (label, name) = (text(fact.label), text(fact.name))
      let words = label == name ? label : label + " " + name
      return
        "\(place(fact.offset)) \(words): \(source(fact.typeStart, fact.typeEnd))"
        + "\(fact.isOptional ? ", optional" : "") of \(path(of: fact.owner))"
    }
  }

  /// The inherited types, as `1:10 P by S`.
  var inheritanceLines: [String] {
    facts.inheritances.map { "\(place($0.offset)) \(text($0.name)) by \(path(of: $0.owner))" }
  }

  /// The attributes, as `1:2 MainActor on S`.
  var attributeLines: [String] {
    facts.attributes.map { fact in
      let owner = fact.owner < 0 ? "no declaration" : path(of: fact.owner)
      return "\(place(fact.offset)) \(text(fact.name)) on \(owner)"
    }
  }

  func level(_ access: AccessLevel?) -> String { access?.rawValue ?? "" }
}
