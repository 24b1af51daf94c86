import Foundation
import ScreenKit

/// Shows a class as a whole. Its part of the model is a value.
final class ClassInfoViewController: ViewController {
  private let infoView = ClassInfoView()

  var info: ClassInfo {
    didSet { showInfo() }
  }

  init(info: ClassInfo) {
    self.info = info
    super.init()
  }

  override func loadView() {
    view = infoView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showInfo()
  }

  private func showInfo() {
    infoView.show(
      name: info.name, foundingDate: "Founded \(day(info.foundingDate))",
      graduationDate: "Graduation \(day(info.graduationDate))",
      members: "Members: \(info.memberCount)")
  }

  private func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }
}
