// A member without a type on the left of a comparison is what the right is
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func use(box: Box, boxes: [Box]) -> Bool {
  let first = .idle == box.phase && .busy != boxes[0].phase
  let second = box.motor == .idle || !(.busy == box.motor)
  return first && second
}
