import LintelGraph
import LintelScanner

/// What types parameters that SDKs declare have.
extension Calls {
  /// The type of the parameter of an SDK's member that an argument is for; `nil` unless all members
  /// that fit say the same.
  ///
  /// - Parameters:
  ///   - argument: its position among the references.
  ///   - owner: the type that has the member; the initialisers of this are meant if there is no name.
  func typeTaken(
    _ argument: Int, in arguments: WrittenArguments, byMember name: NameID?, of owner: SDKType
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
