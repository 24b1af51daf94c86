import MessengerTexts
import ScreenKit

/// Says what has gone wrong, and is hidden while nothing has.
final class ProblemLabel: Label {
  private let texts: Texts

  init(identifier: String, texts: Texts) {
    self.texts = texts
    super.init(identifier: identifier)
    isHidden = true
  }

  func show(_ problem: Problem?) {
    say(problem?.key)
  }

  func say(_ key: TextKey?) {
    text = key.map { texts[$0] }
    isHidden = key == nil
  }
}
