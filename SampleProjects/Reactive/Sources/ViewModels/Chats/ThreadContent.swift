/// The messages of a thread, and where the list goes with them.
struct ThreadContent: Equatable {
  enum Movement: Equatable {
    case none
    case toNewest

    /// What was read stays where it is, below so many new rows.
    case keepBelow(Int)
  }

  var list = ListContent<MessageRow>(isBusy: true)
  var movement = Movement.none

  /// Shows other rows, and goes to the newest if there are some after those that were there.
  mutating func show(_ newList: ListContent<MessageRow>) {
    let old = list.rows
    let new = newList.rows
    let above = old.first.flatMap { first in new.firstIndex { $0.id == first.id } } ?? 0
    list = newList
    if new.count - above > old.count || new.last?.id != old.last?.id {
      movement = new.isEmpty ? .none : .toNewest
    } else {
      movement = above > 0 ? .keepBelow(above) : .none
    }
  }
}
