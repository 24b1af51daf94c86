import LintelScanner

extension FactDump {
  /// The requirements, as `2:10 T conformance P of S.f`.
  var requirementLines: [String] {
    facts.requirements.map { fact in
      "\(place(fact.subjectStart)) \(source(fact.subjectStart, fact.subjectEnd)) \(fact.kind) "
        + "\(source(fact.typeStart, fact.typeEnd)) of \(path(of: fact.owner))"
    }
  }

  /// The thrown types, as `2:20 E of S.f`.
  var thrownTypeLines: [String] {
    facts.thrownTypes.map {
      "\(place($0.start)) \(source($0.start, $0.end)) of \(path(of: $0.owner))"
    }
  }
}
