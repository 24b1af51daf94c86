/// What lies above the first screen of a tab: one page, or none.
///
/// Going to a page begins a visit. Whoever answers a question of an earlier visit comes too late,
/// also if the user has gone to the same page again.
struct PageStack<Page: Equatable>: Equatable {
  private(set) var visit = 0

  /// What the page shows; `nil` while the first screen can be seen.
  var page: Page?

  /// The number of the visit that lasts; `nil` while the first screen can be seen.
  var presentVisit: Int? { page == nil ? nil : visit }

  /// Shows a page instead of what is there.
  mutating func go(to page: Page) {
    visit += 1
    self.page = page
  }
}
