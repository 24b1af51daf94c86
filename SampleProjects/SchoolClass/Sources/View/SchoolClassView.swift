import ScreenKit

/// The screen's plan: a place for each child, and nothing to see by itself.
final class SchoolClassView: View {
  let infoPlaceholder = View()
  let membersPlaceholder = View()
  let detailPlaceholder = View()

  init() {
    super.init()
    addSubview(infoPlaceholder)
    addSubview(membersPlaceholder)
    addSubview(detailPlaceholder)
  }
}
