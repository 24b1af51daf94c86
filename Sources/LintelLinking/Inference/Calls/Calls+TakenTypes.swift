import LintelGraph
import LintelScanner

/// The types of parameters that SDKs declare.
extension Calls {
  /// Returns the type of the parameter of an SDK's member that an argument is for, e.g. that of
  /// `name` for `post(name: .changed)`; `nil` unless all fitting members agree.
  ///
  /// - Parameter owner: the type that has the member; without a name, its initialisers are looked up.
  func typeTaken(
    _ argument: Segment, in arguments: WrittenArguments, byMember name: NameID?, of owner: SDKType
  ) -> NameID? {
    let sdk = linkage.known.sdk
    let lineage = sdk.lineage(of: owner)
    guard sdk.knowsMembers(of: lineage) else { return nil }
    var found: NameID?
    let entries = name.map { sdk.members(named: $0) } ?? Array(sdk.entries(of: owner))[...]
    for entry in entries {
      if entry.isUnknown { continue }
      let isWanted =
        name == nil
        ? entry.isOwned(by: "init".utf8)
        : lineage.contains(typeHash: entry.ownerHash)
      guard isWanted, entry.takesArguments, entry.mayTake(argumentCount: arguments.count),
        let pair = pairs(of: arguments, with: entry).first(where: { $0.argument == argument })
      else { continue }
      guard let type = sdk.name(ofType: pair.parameter.type), found == nil || found == type else {
        return nil
      }
      found = type
    }
    return found
  }
}
