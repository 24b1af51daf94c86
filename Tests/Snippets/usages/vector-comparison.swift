let a = .b .== c
let d = e .<= .f
var g = h .&= .i
