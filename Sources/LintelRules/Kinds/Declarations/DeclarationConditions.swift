/// The keys of `should` and `should-not`.
package enum DeclarationConditions {
  package static let should: [any DeclarationCondition.Type] = [
    Wanted<NameQuality>.self,
    Wanted<KindQuality>.self,
    Wanted<InheritanceQuality>.self,
    Wanted<AttributeQuality>.self,
    Wanted<AccessQuality>.self,
    FinalCondition.self,
    ImmutableCondition.self,
    WeakDelegatesCondition.self,
    InjectionCondition.self,
    LineLimit.self,
    MemberLimit.self,
  ]

  static let shouldNot: [any DeclarationCondition.Type] = [
    Unwanted<NameQuality>.self,
    Unwanted<KindQuality>.self,
    Unwanted<InheritanceQuality>.self,
    Unwanted<AttributeQuality>.self,
    Unwanted<AccessQuality>.self,
  ]
}
