/// A search among the contacts, and whom it has found.
struct ContactSearch: Equatable {
  /// What a name or a handle has to contain; everybody is found if it is empty.
  var text = ""
  var found: [Contact] = []
}
