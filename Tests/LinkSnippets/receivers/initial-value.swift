class Timer {
  func fire() {}
}
class Clock {
  let timer = Timer()
}
func tick(_ clock: Clock) {
  let other = Timer()
  other.fire()
  clock.timer.fire()
}
