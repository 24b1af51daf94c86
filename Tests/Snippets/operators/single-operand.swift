let root = √number
let sum = -vector + √other.part
let number = -3 + -(a + b)
let negated = !flag && ~mask > 0
let own = §self
let after = value° * 2
let range = values[1...]
let both = (√value°) + 1
change(&state)
